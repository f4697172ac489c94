import mail from 'lucide-static/icons/mail.svg?raw';
import type { Brand } from '#brands';
import type { Story } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { Moment } from '../../ui/time.tsx';
import styles from './newsletter-edition-head.module.css';

/** The line above an edition of a newsletter: the brand, the date and a link to all newsletters. */
export function NewsletterEditionHead({ story, brand }: { story: Story; brand: Brand }) {
	const { newsletterOf, seeNewsletters } = brand.texts;
	return (
		<p className={styles.head}>
			<Icon svg={mail} size={22} />
			<strong>{`${newsletterOf} ${brand.name}`}</strong>
			<Moment at={story.displayedAt} brand={brand} />
			<a className={styles.link} href="/newsletters/">
				{seeNewsletters}
			</a>
		</p>
	);
}
