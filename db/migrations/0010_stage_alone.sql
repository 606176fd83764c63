DROP INDEX `jobs_slot`;--> statement-breakpoint
DROP INDEX `jobs_unconfirmed`;--> statement-breakpoint
ALTER TABLE `jobs` ADD `confirmed_at` text;--> statement-breakpoint
CREATE INDEX `jobs_slot` ON `jobs` (`time_of_day`,`date`,`stage`) WHERE "jobs"."date" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_unconfirmed` ON `jobs` (`created_at`) WHERE "jobs"."confirmed_at" IS NULL AND "jobs"."stage" <> 'cancelled';