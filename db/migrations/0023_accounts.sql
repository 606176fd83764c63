CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`po_number` text NOT NULL,
	`terms` text NOT NULL,
	`rate` integer NOT NULL,
	`added_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
ALTER TABLE `jobs` ADD `account_id` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `account_terms` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `account_rate` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `has_site_discount` integer;--> statement-breakpoint
CREATE INDEX `jobs_account` ON `jobs` (`account_id`) WHERE "jobs"."account_id" IS NOT NULL;