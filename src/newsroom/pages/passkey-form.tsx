import type { ReactNode } from 'react';

type PasskeyFormProps = {
	readonly action: string;
	/** The method of `navigator.credentials`. */
	readonly ask: 'create' | 'get';
	readonly options: object;
	/** What is said when the browser gives no passkey. */
	readonly problem: string;
	readonly className?: string;
	readonly children: ReactNode;
};

/** A form that the script sends with the browser's answer. Browsers without scripts or without passkeys do not show it. */
export function PasskeyForm({ action, ask, options, problem, className, children }: PasskeyFormProps) {
	return (
		<form className={className} method="post" action={action} data-passkeys="" data-ask={ask} data-options={JSON.stringify(options)} hidden>
			<p className="problem" role="alert" hidden>
				{problem}
			</p>
			<input type="hidden" name="credential" />
			{children}
		</form>
	);
}
