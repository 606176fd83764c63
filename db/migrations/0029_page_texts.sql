CREATE TABLE `page_texts` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`position` integer,
	`title` text,
	`summary` text,
	`body` text,
	`published_on` text,
	`updated_on` text,
	PRIMARY KEY(`kind`, `id`)
);
