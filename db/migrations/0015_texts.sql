CREATE TABLE `text_consents` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`is_on` integer NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `text_consents_job` ON `text_consents` (`job_id`);--> statement-breakpoint
CREATE TABLE `text_stops` (
	`phone` text PRIMARY KEY NOT NULL,
	`stopped_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE TABLE `texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`job_id` integer,
	`at` text NOT NULL,
	`is_ours` integer NOT NULL,
	`words` text NOT NULL,
	`sid` text,
	`seen_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `texts_sid_unique` ON `texts` (`sid`);--> statement-breakpoint
CREATE INDEX `texts_phone` ON `texts` (`phone`,`id`);--> statement-breakpoint
CREATE INDEX `texts_unseen` ON `texts` (`id`) WHERE "texts"."seen_at" IS NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `texts_since` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `pickup_confirmed_at` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `text_due_at` text;--> statement-breakpoint
CREATE INDEX `messages_text_due` ON `messages` (`text_due_at`) WHERE "messages"."text_due_at" IS NOT NULL;