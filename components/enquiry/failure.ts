/** Shown when sending failed (specification, section 5). */
export const failure = { title: 'Error', text: 'Failed to send message. Please try again.' };
