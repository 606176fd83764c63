ALTER TABLE `jobs` ADD `cancelled_at` text;--> statement-breakpoint
CREATE INDEX `jobs_unconfirmed` ON `jobs` (`created_at`) WHERE "jobs"."status" IN ('saved', 'notified');--> statement-breakpoint
CREATE INDEX `jobs_undated` ON `jobs` (`created_at`) WHERE "jobs"."date" IS NULL;--> statement-breakpoint
CREATE INDEX `lead_captures_entered_at` ON `lead_captures` (`entered_at`);