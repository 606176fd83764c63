CREATE TABLE `review_asks` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`decided_at` text NOT NULL,
	`finding` text NOT NULL,
	`opened_at` text,
	`stopped_at` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_asks_decided` ON `review_asks` (`decided_at`);--> statement-breakpoint
CREATE INDEX `review_asks_stopped` ON `review_asks` (`stopped_at`) WHERE "review_asks"."stopped_at" IS NOT NULL;