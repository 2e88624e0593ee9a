export { startGames, type GamesOptions, type RunningGames } from './server/start.ts';
