import megaphone from 'lucide-static/icons/megaphone.svg?raw';
import { Icon } from '../../ui/icon.tsx';
import styles from './application-links.module.css';

/** The open call that the opened email link belongs to. */
export const CallName = ({ title }: { readonly title: string }) => (
	<p className={styles.name}>
		<Icon svg={megaphone} size={20} />
		{title}
	</p>
);
