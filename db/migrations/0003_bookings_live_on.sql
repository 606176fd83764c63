CREATE TABLE `job_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`what` text NOT NULL,
	`before` text,
	`after` text,
	`request_id` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `job_events_job` ON `job_events` (`job_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_events_request` ON `job_events` (`job_id`,`request_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`kind` text NOT NULL,
	`revision` integer NOT NULL,
	`state` text NOT NULL,
	`due_at` text,
	`attempts` integer NOT NULL,
	`first_tried_at` text,
	`settled_at` text,
	`reason` text,
	`extra` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`job_id`,`kind`,`revision`);--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`due_at`) WHERE "messages"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `photos` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photos_name_unique` ON `photos` (`name`);--> statement-breakpoint
CREATE INDEX `photos_job` ON `photos` (`job_id`);--> statement-breakpoint
CREATE TABLE `weekly_windows` (
	`weekday` integer NOT NULL,
	`time_of_day` text NOT NULL,
	`is_open` integer NOT NULL,
	`points` real NOT NULL,
	`stops` integer,
	PRIMARY KEY(`weekday`, `time_of_day`)
);
--> statement-breakpoint
CREATE TABLE `window_overrides` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`time_of_day` text,
	`is_open` integer NOT NULL,
	`points` real,
	`stops` integer,
	`note` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `window_overrides_to` ON `window_overrides` (`to_date`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `token` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `stage` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `changed_at` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `ended_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_token` ON `jobs` (`token`);