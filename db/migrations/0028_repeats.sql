CREATE TABLE `repeat_days` (
	`repeat_id` integer NOT NULL,
	`date` text NOT NULL,
	`job_id` integer,
	`revision` integer,
	`problem` text,
	`skipped_at` text,
	`at` text NOT NULL,
	PRIMARY KEY(`repeat_id`, `date`),
	FOREIGN KEY (`repeat_id`) REFERENCES `repeats`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `repeat_days_job_id_unique` ON `repeat_days` (`job_id`);--> statement-breakpoint
CREATE INDEX `repeat_days_problem` ON `repeat_days` (`date`) WHERE "repeat_days"."problem" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `repeats` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`account_id` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_extension` text,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zip` text NOT NULL,
	`full_address` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`is_place_approximate` integer NOT NULL,
	`notes` text NOT NULL,
	`items` text NOT NULL,
	`price_cents` integer,
	`points` real,
	`time_of_day` text NOT NULL,
	`rhythm` text NOT NULL,
	`first_date` text NOT NULL,
	`last_date` text,
	`is_told` integer NOT NULL,
	`handled_to` text NOT NULL,
	`added_at` text NOT NULL,
	`stopped_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `repeats_key_unique` ON `repeats` (`key`);--> statement-breakpoint
CREATE INDEX `repeats_account` ON `repeats` (`account_id`);--> statement-breakpoint
CREATE INDEX `repeats_handled` ON `repeats` (`handled_to`) WHERE "repeats"."stopped_at" IS NULL;