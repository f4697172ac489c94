/** Why a passkey was refused, with its name in the log. `late`: the challenge is too old, was used, or was given to another browser. */
export const passkeyRefusals = {
	unknown: 'llave desconocida',
	suspended: 'acceso suspendido',
	late: 'pedido vencido o ya usado',
	wrong: 'firma que no corresponde',
	copied: 'puede haber una copia de la llave',
} as const;

export type PasskeyRefusal = keyof typeof passkeyRefusals;
