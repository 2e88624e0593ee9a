-- Trigrams find a game by a misspelt name (lobby/search.ts). A trusted extension: the database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
