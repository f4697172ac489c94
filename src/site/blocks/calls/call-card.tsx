import type { Brand } from '#brands';
import { callStateAt, type OpenCall, pathOfOpenCall } from '#content/contract';
import linkCard from '../../ui/link-card.module.css';
import { Picture } from '../../ui/picture.tsx';
import { CallTime } from './call-time.tsx';
import styles from './calls.module.css';

type CallCardProps = {
	readonly call: OpenCall;
	readonly brand: Brand;
	readonly now: Date;
	/** Its picture is on the first screen. */
	readonly isFirst?: boolean;
	/** In a narrow column: without picture and text. */
	readonly isSmall?: boolean;
};

/** A call in a list. Its title is the link to its page, stretched over the whole card. */
export function CallCard({ call, brand, now, isFirst = false, isSmall = false }: CallCardProps) {
	const { slug, title, paragraphs, picture } = call;
	const state = callStateAt(call, now);
	return (
		<article className={`${linkCard.card} ${styles.card} ${state === 'closed' ? styles.closed : ''}`}>
			{picture && !isSmall && state !== 'closed' && (
				<div className={styles.frame}>
					<Picture picture={{ ...picture, alt: '' }} ratio="3:2" slot="third" eager={isFirst} />
				</div>
			)}
			<div className={styles.words}>
				<h3 className={styles.name}>
					<a className={`${linkCard.link} ${styles.link}`} href={pathOfOpenCall(slug)}>
						{title}
					</a>
				</h3>
				<CallTime call={call} brand={brand} now={now} />
				{!isSmall && state !== 'closed' && <p className={styles.text}>{paragraphs[0]}</p>}
				<p className={styles.more} aria-hidden="true">
					{brand.texts.calls.more[state]}
				</p>
			</div>
		</article>
	);
}
