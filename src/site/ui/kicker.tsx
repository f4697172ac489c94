import type { Card } from '#content/contract';
import styles from './kicker.module.css';

/** The words above a headline (volanta). A live story has a pulsing mark, and `live` as its kicker where it has none. */
export function Kicker({ card, live }: { card: Pick<Card, 'kicker' | 'kind'>; live: string }) {
	const isLive = card.kind === 'live';
	const words = card.kicker ?? (isLive ? live : undefined);
	if (words === undefined) return null;
	return (
		<p className={styles.kicker}>
			{isLive && <span className={styles.pulse} />}
			<span className={styles.words}>{words}</span>
		</p>
	);
}
