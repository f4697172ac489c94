import type { Brand } from '#brands';
import type { Newsletter } from '#content/contract';
import linkCard from '../../ui/link-card.module.css';
import { Picture } from '../../ui/picture.tsx';
import { NewsletterFrequency } from './newsletter-frequency.tsx';
import styles from './newsletters.module.css';

type NewsletterCardProps = { readonly newsletter: Newsletter; readonly brand: Brand; readonly isFirst: boolean };

/** A newsletter in the list. Its title is the link to its page, stretched over the whole card. */
export const NewsletterCard = ({ newsletter: { slug, title, text, schedule, picture }, brand, isFirst }: NewsletterCardProps) => (
	<article className={`${linkCard.card} ${styles.card}`}>
		{picture && (
			<div className={styles.frame}>
				<Picture picture={{ ...picture, alt: '' }} ratio="3:2" slot="third" eager={isFirst} />
			</div>
		)}
		<div className={styles.words}>
			<h2 className={styles.name}>
				<a className={linkCard.link} href={`/newsletters/${slug}/`}>
					{title}
				</a>
			</h2>
			<NewsletterFrequency text={schedule} />
			<p>{text}</p>
			<p className={styles.more} aria-hidden="true">
				{brand.texts.newsletters.more}
			</p>
		</div>
	</article>
);
