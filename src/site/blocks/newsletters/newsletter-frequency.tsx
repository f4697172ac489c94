import clock from 'lucide-static/icons/clock.svg?raw';
import { Icon } from '../../ui/icon.tsx';
import styles from './newsletters.module.css';

/** How often and when a newsletter comes. */
export const NewsletterFrequency = ({ text }: { readonly text: string }) => (
	<p className={styles.schedule}>
		<Icon svg={clock} size={18} />
		{text}
	</p>
);
