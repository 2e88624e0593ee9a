CREATE TABLE "seed_marks" (
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"columns" text[] NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seed_marks_table_name_row_key_pk" PRIMARY KEY("table_name","row_key")
);
--> statement-breakpoint

-- What the seed wrote, told by a hash of the columns that it named. The session's time zone must be UTC.
CREATE FUNCTION seed_hash(row_now jsonb, columns text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(jsonb_object_agg(key, value)::text) FROM jsonb_each(row_now) WHERE key = ANY (columns)
$$;
--> statement-breakpoint
SET LOCAL TIME ZONE 'UTC';
--> statement-breakpoint

-- What is there already is as it was seeded, unless the audit log says that an operator has written it anew.
INSERT INTO seed_marks (table_name, row_key, columns, hash)
SELECT seeded.table_name, seeded.row_key, seeded.columns, seed_hash(seeded.row_now, seeded.columns)
FROM (
  SELECT 'banners' AS table_name, id, id::text AS row_key, 'banner ' || id AS subject,
         ARRAY['id', 'art_key', 'title', 'link', 'position'] AS columns, to_jsonb(banners) AS row_now
    FROM banners
  UNION ALL
  SELECT 'announcements', id, id::text, 'announcement ' || id,
         ARRAY['id', 'content', 'before_login', 'after_login', 'updated_at'], to_jsonb(announcements)
    FROM announcements
  UNION ALL
  SELECT 'promotions', id, id::text, 'promotion ' || id,
         ARRAY['id', 'art_key', 'category', 'title', 'summary', 'content', 'position', 'start_at', 'end_at'],
         to_jsonb(promotions)
    FROM promotions
  UNION ALL
  SELECT 'bulletins', id, id::text, 'popup ' || id,
         ARRAY['id', 'title', 'content', 'display_device', 'locations', 'start_at', 'updated_at'], to_jsonb(bulletins)
    FROM bulletins
  UNION ALL
  SELECT 'site_list_entries', id, id::text,
         CASE kind WHEN 'login' THEN 'login-text ' WHEN 'mobile_footer' THEN 'mobile-footer ' ELSE kind || ' ' END || id,
         ARRAY['id', 'kind', 'position', 'template', 'title', 'content', 'url', 'picture', 'game_id'],
         to_jsonb(site_list_entries)
    FROM site_list_entries
  UNION ALL
  SELECT 'articles', id, concat_ws(' ', kind, id),
         CASE kind WHEN 'news' THEN 'news item ' || id WHEN 'faq' THEN 'topic ' || id ELSE 'recommendation text' END,
         ARRAY['kind', 'id', 'title', 'content', 'position', 'published_at'], to_jsonb(articles)
    FROM articles
) seeded
WHERE seeded.id < 1001
  AND NOT EXISTS (
    SELECT FROM audit_entries entry
    WHERE entry.subject = seeded.subject AND (entry.command LIKE '% publish' OR entry.command = 'recommendation text'));
