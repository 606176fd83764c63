-- The truck that there is: it holds what the windows hold. Jobs without a truck are on the first.
INSERT INTO `trucks` (`id`, `name`, `color`, `points`, `weekdays`, `added_at`)
SELECT 1, 'Truck 1', 'orange', max(550, coalesce(max(`points`), 0)), '[0,1,2,3,4,5,6]', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
FROM `weekly_windows`;
