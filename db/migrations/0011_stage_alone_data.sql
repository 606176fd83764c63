-- Where a job stands is its `stage`, and whether its customer knows is `confirmed_at`. `status` and
-- `cancelled_at` say the same once more, for the version before, which serves during the update to this one:
-- the triggers keep both sides true, whichever version writes. They and both columns go with the next release.
UPDATE `jobs` SET
	`stage` = CASE WHEN `cancelled_at` IS NOT NULL THEN 'cancelled' WHEN `stage` IS NULL OR `stage` = 'cancelled' THEN 'booked' ELSE `stage` END,
	`token` = coalesce(`token`, lower(hex(randomblob(32)))),
	`ended_at` = coalesce(`ended_at`, `cancelled_at`),
	`confirmed_at` = CASE WHEN `status` = 'confirmed' OR max(`owner_notified_at`, `customer_notified_at`) IS NOT NULL
		THEN coalesce(max(`owner_notified_at`, `customer_notified_at`), `created_at`) END;
--> statement-breakpoint
CREATE TRIGGER `jobs_version_before_insert` AFTER INSERT ON `jobs`
WHEN NEW.`status` <> 'saved' OR NEW.`confirmed_at` IS NOT NULL OR NEW.`stage` IS NULL BEGIN
	UPDATE `jobs` SET
		`stage` = CASE WHEN `stage` IS NOT NULL THEN `stage` WHEN `cancelled_at` IS NULL THEN 'booked' ELSE 'cancelled' END,
		`ended_at` = coalesce(`ended_at`, `cancelled_at`)
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_version_before_update`
AFTER UPDATE OF `stage`, `status`, `owner_notified_at`, `customer_notified_at`, `confirmed_at` ON `jobs` BEGIN
	UPDATE `jobs` SET
		`confirmed_at` = CASE WHEN `confirmed_at` IS NULL AND (`status` = 'confirmed' OR max(`owner_notified_at`, `customer_notified_at`) IS NOT NULL)
			THEN coalesce(max(`owner_notified_at`, `customer_notified_at`), `created_at`) ELSE `confirmed_at` END,
		`cancelled_at` = CASE WHEN `stage` = 'cancelled' THEN `ended_at` END,
		`status` = CASE
			WHEN `stage` = 'cancelled' THEN 'cancelled'
			WHEN `confirmed_at` IS NOT NULL OR `status` = 'confirmed' OR max(`owner_notified_at`, `customer_notified_at`) IS NOT NULL THEN 'confirmed'
			WHEN `owner_notified_at` IS NULL THEN 'saved'
			ELSE 'notified' END
	WHERE `id` = NEW.`id`;
END;
