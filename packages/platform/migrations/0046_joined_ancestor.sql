-- As in the migration `downline_pages`, but a downline comes under a new ancestor together with the member who brought it:
-- closed weeks of the ancestor would else show its earlier play.
CREATE OR REPLACE FUNCTION downlines_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.member_id = NEW.introducer_id
    OR EXISTS (SELECT FROM downlines WHERE ancestor_id = NEW.member_id AND member_id = NEW.introducer_id)
  THEN
    RAISE EXCEPTION 'member % cannot be brought by %, who is under that member', NEW.member_id, NEW.introducer_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'downlines_no_circle';
  END IF;
  INSERT INTO downlines (ancestor_id, member_id, depth, currency, joined_at)
    SELECT above.id, below.id, above.distance + 1 + below.distance, below.currency,
      greatest(below.joined_at, NEW.created_at)
    FROM (SELECT NEW.introducer_id AS id, 0 AS distance
          UNION ALL SELECT ancestor_id, depth FROM downlines WHERE member_id = NEW.introducer_id) above
    CROSS JOIN (SELECT id, 0 AS distance, currency, NEW.created_at AS joined_at FROM members WHERE id = NEW.member_id
          UNION ALL SELECT member_id, depth, currency, joined_at FROM downlines WHERE ancestor_id = NEW.member_id) below;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Those that are there already. Only an approved applicant is brought with a downline; the introduction says when.
WITH RECURSIVE lines AS (
  SELECT introducer_id AS ancestor_id, member_id, created_at AS joined_at FROM introductions
  UNION ALL
  SELECT above.introducer_id, lines.member_id,
    CASE WHEN EXISTS (
      SELECT FROM agent_applications
      WHERE member_id = above.member_id AND agent_id = above.introducer_id AND state = 'approved'
    ) THEN greatest(lines.joined_at, above.created_at) ELSE lines.joined_at END
  FROM lines JOIN introductions above ON above.member_id = lines.ancestor_id
)
UPDATE downlines SET joined_at = lines.joined_at FROM lines
  WHERE lines.ancestor_id = downlines.ancestor_id AND lines.member_id = downlines.member_id
    AND lines.joined_at > downlines.joined_at;
