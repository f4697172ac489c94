import type { ReactNode } from 'react';
import styles from './notice-view.module.css';

type NoticeViewProps = {
	/** HTTP status, shown large. */
	readonly status?: string | undefined;
	readonly title: string;
	readonly text: string;
	/** Links to other pages. */
	readonly links: ReactNode;
	/** A line with the id of the request. */
	readonly request?: string | undefined;
};

/** A message in place of a page's content: status, title, text and links. */
export function NoticeView({ status, title, text, links, request }: NoticeViewProps) {
	return (
		<section className={styles.notice}>
			{status !== undefined && (
				<p className={styles.status} aria-hidden="true">
					{status}
				</p>
			)}
			<h1 className={styles.title}>{title}</h1>
			<p className={styles.text}>{text}</p>
			<div className={styles.ways}>{links}</div>
			{request !== undefined && <p className={styles.request}>{request}</p>}
		</section>
	);
}
