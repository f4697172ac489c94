import type { Brand } from '#brands';
import type { Card } from '#content/contract';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './next-video.module.css';

/** Covers a video that has ended: a link to the next one, and a button that plays it again. The island shows it. */
export const NextVideo = ({ card: { href, headline }, brand: { texts } }: { readonly card: Card; readonly brand: Brand }) => (
	<PlainIsland name="next-video" when="soon">
		<div className={styles.next} data-next hidden>
			<p className={styles.label}>{texts.player.upNext}</p>
			<a className={styles.link} href={href}>
				{headline}
			</a>
			<button type="button" className={styles.again}>
				{texts.player.playAgain}
			</button>
		</div>
	</PlainIsland>
);
