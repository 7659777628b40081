/** The message when sending failed. */
export const failure = { title: 'Error', text: 'Failed to send message. Please try again.' };
