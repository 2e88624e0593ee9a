export { startGames, type GamesOptions, type RunningGames } from './server/start.ts';
export { THEME_NAMES, themeOf, type ThemeName } from './slot/themes.ts';
