CREATE TABLE `source_state` (
	`job` text NOT NULL,
	`source` text NOT NULL,
	`first_run` text NOT NULL,
	`last_run` text NOT NULL,
	`last_success` text,
	`last_failure` text,
	`reason` text,
	`usual_rows` integer DEFAULT 0 NOT NULL,
	`stored_rows` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job`, `source`)
);
--> statement-breakpoint
CREATE INDEX `api_fetch_log_source` ON `api_fetch_log` (`job`,`source`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `api_fetch_log_age` ON `api_fetch_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `download_leads_last_at` ON `download_leads` (`last_at`);--> statement-breakpoint
CREATE INDEX `hackathon_contests_last_day` ON `hackathon_contests` (coalesce("ends", "starts", "deadline"));--> statement-breakpoint
CREATE INDEX `hackathon_contests_origin` ON `hackathon_contests` (`origin`);--> statement-breakpoint
INSERT INTO `source_state` (`job`, `source`, `first_run`, `last_run`, `last_success`, `last_failure`, `reason`, `usual_rows`, `stored_rows`)
SELECT
	`job`,
	`source`,
	min(`created_at`),
	max(`created_at`),
	max(iif(`status` = 'success', `created_at`, NULL)),
	max(iif(`status` IN ('failure', 'degraded'), `created_at`, NULL)),
	(SELECT `detail` FROM `api_fetch_log` `failed` WHERE `failed`.`job` = `log`.`job` AND `failed`.`source` = `log`.`source` AND `failed`.`status` IN ('failure', 'degraded') ORDER BY `created_at` DESC LIMIT 1),
	coalesce((SELECT `rows` FROM `api_fetch_log` `good` WHERE `good`.`job` = `log`.`job` AND `good`.`source` = `log`.`source` AND `good`.`status` = 'success' ORDER BY `created_at` DESC LIMIT 1), 0),
	CASE `job`
		WHEN 'contests' THEN (SELECT count(*) FROM `contests` WHERE `contests`.`source` = `log`.`source`)
		WHEN 'hackathons' THEN (SELECT count(*) FROM `hackathon_contests` WHERE `origin` = `log`.`source`)
		ELSE (SELECT count(*) FROM `open_source_issues` WHERE `origin` = `log`.`source`)
	END
FROM `api_fetch_log` `log`
GROUP BY `job`, `source`;
