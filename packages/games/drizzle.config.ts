import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w packages/games -- --name what_changed` writes the next migration out of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/store/schema.ts',
  out: './migrations',
  casing: 'snake_case',
});
