// The newsletters that the opened email link belongs to.
import mail from 'lucide-static/icons/mail.svg?raw';
import { Icon } from '../../ui/icon.tsx';
import styles from './newsletter-links.module.css';

type NewsletterNamesProps = { readonly newsletters: readonly { readonly id: string; readonly title: string }[] };

export const NewsletterNames = ({ newsletters }: NewsletterNamesProps) => (
	<ul className={styles.names}>
		{newsletters.map(({ id, title }) => (
			<li key={id} className={styles.name}>
				<Icon svg={mail} size={20} />
				{title}
			</li>
		))}
	</ul>
);
