/**
 * The router as far as Tessera uses it. A shared package ships all of its exports (52 kB for the whole router,
 * 12 for these), so shell and remotes share this facade and never import the router itself.
 */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  matchPath,
} from 'react-router-dom';
