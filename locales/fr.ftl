language = Français
