# The language's name for itself, for the menu of languages.
language = हिन्दी
