ALTER TABLE `jobs` ADD `part_of` integer;--> statement-breakpoint
CREATE INDEX `jobs_part_of` ON `jobs` (`part_of`) WHERE "jobs"."part_of" IS NOT NULL;