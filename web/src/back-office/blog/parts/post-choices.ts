/** Which tags and authors there are to choose from. */
export const POST_CHOICES = '/api/admin/posts/choices';
