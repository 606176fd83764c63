CREATE TABLE `crew_members` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`added_at` text NOT NULL,
	`removed_at` text
);
--> statement-breakpoint
CREATE TABLE `day_orders` (
	`date` text PRIMARY KEY NOT NULL,
	`job_ids` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `desk_attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `desk_attempts_key` ON `desk_attempts` (`key`,`at`);--> statement-breakpoint
CREATE TABLE `desk_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`browser_hash` text,
	`crew_id` integer,
	`tries` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`spent_at` text,
	FOREIGN KEY (`crew_id`) REFERENCES `crew_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `desk_codes_browser` ON `desk_codes` (`browser_hash`);--> statement-breakpoint
CREATE INDEX `desk_codes_hash` ON `desk_codes` (`code_hash`);--> statement-breakpoint
CREATE TABLE `desk_posts` (
	`request_id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `desk_sessions` (
	`id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`crew_id` integer,
	`device` text NOT NULL,
	`created_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`crew_id`) REFERENCES `crew_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_sessions_token_hash_unique` ON `desk_sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `desk_sessions_crew` ON `desk_sessions` (`crew_id`);--> statement-breakpoint
CREATE TABLE `inbox_marks` (
	`key` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_finals` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`at` text NOT NULL,
	`final` text NOT NULL,
	`total_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`replaced_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_finals_current` ON `job_finals` (`job_id`) WHERE "job_finals"."replaced_at" IS NULL;--> statement-breakpoint
CREATE INDEX `job_finals_at` ON `job_finals` (`at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`method` text NOT NULL,
	`cents` integer NOT NULL,
	`tip_cents` integer NOT NULL,
	`at` text NOT NULL,
	`voided_at` text,
	`void_reason` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_job` ON `payments` (`job_id`);--> statement-breakpoint
CREATE INDEX `payments_at` ON `payments` (`at`);--> statement-breakpoint
CREATE TABLE `price_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`note` text NOT NULL,
	`csv` text NOT NULL,
	`hidden` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `receipts` (
	`id` integer PRIMARY KEY NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`job_id` integer NOT NULL,
	`issued_at` text NOT NULL,
	`receipt` text NOT NULL,
	`voided_at` text,
	`void_reason` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_number` ON `receipts` (`year`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_current` ON `receipts` (`job_id`) WHERE "receipts"."voided_at" IS NULL;--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY NOT NULL,
	`author` text NOT NULL,
	`place` text NOT NULL,
	`words` text NOT NULL,
	`stars` integer,
	`origin` text,
	`url` text,
	`added_at` text NOT NULL,
	`removed_at` text
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `week_summaries` (
	`monday` text PRIMARY KEY NOT NULL,
	`due_at` text,
	`attempts` integer NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
ALTER TABLE `jobs` ADD `desk_note` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `tax_mode` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `tax_rate` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `source` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `priced_by` text;--> statement-breakpoint
ALTER TABLE `lead_captures` ADD `source` text;--> statement-breakpoint
ALTER TABLE `lead_captures` ADD `handled_at` text;--> statement-breakpoint
ALTER TABLE `lead_captures` ADD `handled_as` text;