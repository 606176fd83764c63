CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`booking_key` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zip` text NOT NULL,
	`full_address` text NOT NULL,
	`date` text,
	`time_of_day` text,
	`notes` text NOT NULL,
	`items` text NOT NULL,
	`subtotal_cents` integer NOT NULL,
	`discount_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`volume` real NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	`revision` integer NOT NULL,
	`owner_notified_at` text,
	`customer_notified_at` text,
	`notice_due_at` text,
	`notice_attempts` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_order_number_unique` ON `jobs` (`order_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_booking_key_unique` ON `jobs` (`booking_key`);--> statement-breakpoint
CREATE INDEX `jobs_notice_due` ON `jobs` (`notice_due_at`) WHERE "jobs"."notice_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_date` ON `jobs` (`date`);--> statement-breakpoint
CREATE INDEX `jobs_created_at` ON `jobs` (`created_at`);--> statement-breakpoint
CREATE TABLE `lead_captures` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`entered_at` text NOT NULL,
	`session_id` text
);
