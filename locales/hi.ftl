language = हिन्दी
