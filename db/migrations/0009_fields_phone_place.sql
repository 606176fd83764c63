ALTER TABLE `jobs` ADD `phone_extension` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `is_place_approximate` integer;--> statement-breakpoint
ALTER TABLE `lead_captures` ADD `phone_extension` text;