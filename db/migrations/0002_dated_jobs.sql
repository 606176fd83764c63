DROP INDEX `jobs_date`;--> statement-breakpoint
CREATE INDEX `jobs_date` ON `jobs` (`date`) WHERE "jobs"."date" IS NOT NULL;