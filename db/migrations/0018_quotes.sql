CREATE TABLE `quote_messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`quote_id` integer NOT NULL,
	`kind` text NOT NULL,
	`revision` integer NOT NULL,
	`due_at` text,
	`attempts` integer NOT NULL,
	`first_tried_at` text,
	`settled_at` text,
	`reason` text,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_messages_once` ON `quote_messages` (`quote_id`,`kind`,`revision`);--> statement-breakpoint
CREATE INDEX `quote_messages_due` ON `quote_messages` (`due_at`) WHERE "quote_messages"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `quote_photos` (
	`id` integer PRIMARY KEY NOT NULL,
	`quote_id` integer NOT NULL,
	`name` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`added_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_photos_name_unique` ON `quote_photos` (`name`);--> statement-breakpoint
CREATE INDEX `quote_photos_quote` ON `quote_photos` (`quote_id`);--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`token` text NOT NULL,
	`created_at` text NOT NULL,
	`asked_at` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_extension` text,
	`zip` text NOT NULL,
	`words` text NOT NULL,
	`source` text,
	`texts_since` text,
	`text_words` text,
	`revision` integer NOT NULL,
	`price_cents` integer,
	`points` real,
	`answer` text,
	`tax_mode` text,
	`tax_rate` integer,
	`answered_at` text,
	`last_day` text,
	`withdrawn_at` text,
	`handled_at` text,
	`job_id` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_key_unique` ON `quotes` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_token_unique` ON `quotes` (`token`);--> statement-breakpoint
CREATE INDEX `quotes_asked_at` ON `quotes` (`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_job` ON `quotes` (`job_id`) WHERE "quotes"."job_id" IS NOT NULL;