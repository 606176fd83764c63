CREATE TABLE `opening_offers` (
	`id` integer PRIMARY KEY NOT NULL,
	`opening_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`points` real NOT NULL,
	`asked_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`state` text NOT NULL,
	`settled_at` text,
	FOREIGN KEY (`opening_id`) REFERENCES `openings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opening_offers_once` ON `opening_offers` (`opening_id`,`job_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `opening_offers_open` ON `opening_offers` (`job_id`) WHERE "opening_offers"."state" = 'open';--> statement-breakpoint
CREATE TABLE `opening_wishes` (
	`id` integer PRIMARY KEY NOT NULL,
	`job_id` integer NOT NULL,
	`from_date` text NOT NULL,
	`weekdays` text NOT NULL,
	`windows` text NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opening_wishes_current` ON `opening_wishes` (`job_id`) WHERE "opening_wishes"."ended_at" IS NULL;--> statement-breakpoint
CREATE TABLE `openings` (
	`id` integer PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`date` text NOT NULL,
	`time_of_day` text NOT NULL,
	`opened_at` text NOT NULL,
	`due_at` text,
	FOREIGN KEY (`event_id`) REFERENCES `job_events`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `openings_once` ON `openings` (`event_id`,`time_of_day`);--> statement-breakpoint
CREATE INDEX `openings_due` ON `openings` (`due_at`) WHERE "openings"."due_at" IS NOT NULL;