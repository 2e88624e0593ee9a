-- Agents made before agents had a member type of their own (2).
UPDATE members SET member_type = 2 WHERE is_agent AND member_type = 1;
