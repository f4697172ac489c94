import type { SafeHtml } from '#content/contract';
import { Html } from '../../ui/html.tsx';
import styles from './caption.module.css';

/** The caption and the credit under a picture or video; nothing when it has neither. */
export function Caption({ caption, credit }: { caption?: SafeHtml | undefined; credit?: string | undefined }) {
	if (caption === undefined && credit === undefined) return null;
	return (
		<figcaption className={styles.caption}>
			{caption && <Html html={caption} />}
			{credit && <span className={styles.credit}>{credit}</span>}
		</figcaption>
	);
}
